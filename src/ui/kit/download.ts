/** Hands a file to the system's own way of saving it. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The system's own share sheet where it takes a file; else the file is saved. */
export async function shareFile(text: string, name: string): Promise<'shared' | 'cancelled' | 'saved'> {
  const file = shareable(text, name);
  const went = file ? await share(file) : 'refused';
  if (went !== 'refused') return went;
  saveFile(jsonFile(text, name), name);
  return 'saved';
}

export const jsonFile = (text: string, name: string): File =>
  new File([text], name, { type: 'application/json' });

/** The file in a form that the share sheet takes: some take no JSON, but all take plain text. */
export function shareable(text: string, name: string): File | undefined {
  const plain = new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' });
  return [jsonFile(text, name), plain].find((file) => navigator.canShare?.({ files: [file] }));
}

/** Hands a file to the share sheet; where it went from there is not told. */
export function share(file: File): Promise<'shared' | 'cancelled' | 'refused'> {
  return navigator.share({ files: [file] }).then(
    () => 'shared',
    (error: unknown) =>
      error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused',
  );
}

/** A table for a spreadsheet; without the mark before it Excel takes its letters for those of another alphabet. */
export const saveCsv = (csv: string, title: string): void =>
  saveFile(new Blob(['\ufeff', csv], { type: 'text/csv' }), fileName(title).replace(/\.json$/, '.csv'));

/** "War Diary, Friday at the club.json", without what file systems refuse. */
export function fileName(title: string): string {
  const plain = title
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `War Diary, ${plain || 'game'}.json`;
}
