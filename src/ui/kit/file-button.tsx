import './file-button.css';

type Props = { label: string; onFile(file: File): void };

/** The browser's own file picker behind a button of ours. The same file can be chosen twice. */
export function FileButton({ label, onFile }: Props) {
  return (
    <label class="plain file">
      <input
        type="file"
        accept="application/json,text/plain,.json,.txt"
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <span>{label}</span>
    </label>
  );
}
