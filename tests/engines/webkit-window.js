// A phone's browser made of WebKitGTK, run by gjs, which WebKitWebDriver can drive: one bare window on a profile that
// outlives it. The library's own MiniBrowser forgets everything when it is driven, and is never as narrow as a phone.
import Gdk from 'gi://Gdk?version=3.0';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

const { profile, downloads, width, height, textSize, store, script } = JSON.parse(ARGV[0]);

Gtk.init(null);
const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager(
    store === 'private'
      ? { is_ephemeral: true }
      : { base_data_directory: profile, base_cache_directory: `${profile}/cache` },
  ),
});
context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => session.connect('create-web-view', open));
context.connect('download-started', (_, download) => {
  download.connect('decide-destination', (it, name) => {
    it.set_destination(GLib.filename_to_uri(`${downloads}/${name}`, null));
    return true;
  });
});

function open() {
  const content = new WebKit.UserContentManager();
  const { TOP_FRAME } = WebKit.UserContentInjectedFrames;
  content.add_script(
    new WebKit.UserScript(script, TOP_FRAME, WebKit.UserScriptInjectionTime.START, null, null),
  );
  const view = new WebKit.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    user_content_manager: content,
    settings: new WebKit.Settings({
      enable_html5_database: store !== 'refused',
      enable_html5_local_storage: store !== 'refused',
      default_font_size: (16 * textSize) / 100,
      enable_write_console_messages_to_stdout: true,
    }),
  });
  const window = new Gtk.Window({ default_width: width, default_height: height });
  window.add(view);
  // There is no window manager that would give it the keys.
  window.connect('map-event', () => window.get_window().focus(Gdk.CURRENT_TIME));
  window.show_all();
  view.connect('close', () => window.destroy());
  window.connect('destroy', () => Gtk.main_quit());
  return view;
}

Gtk.main();
