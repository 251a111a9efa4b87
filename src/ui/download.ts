/** Hands a file to the system's own way of saving it. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The system's own share sheet where it takes a file; else the file is saved. */
export async function shareFile(text: string, name: string): Promise<void> {
  const file = new File([text], name, { type: 'application/json' });
  if (navigator.canShare?.({ files: [file] })) {
    const shared = await navigator.share({ files: [file] }).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (shared) return;
  }
  saveFile(file, name);
}

/** "War Diary, Friday at the club.json", without what file systems refuse. */
export function fileName(title: string): string {
  const plain = title
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `War Diary, ${plain || 'game'}.json`;
}
