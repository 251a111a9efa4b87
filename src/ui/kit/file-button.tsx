import './file-button.css';

type Props = {
  label: string;
  /** Of whatever kind: some systems show no file whose ending they do not know. */
  any?: boolean;
  onFile(file: File): void;
};

/** The browser's own file picker behind a button of ours. The same file can be chosen twice. */
export function FileButton({ label, any, onFile }: Props) {
  return (
    <label class="plain file">
      <input
        type="file"
        accept={any ? undefined : 'application/json,text/plain,.json,.txt,.wdx'}
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
