import { hrefOf, type Route } from '../../app/route';
import { Icon } from './icon';

/** The way up, at the start of a header; a real link, so that a long press and the keyboard work. */
export function BackLink({ to, label = 'Home' }: { to: Route; label?: string }) {
  return (
    <a class="icon-button" href={hrefOf(to)} aria-label={label}>
      <Icon name="back" />
    </a>
  );
}
