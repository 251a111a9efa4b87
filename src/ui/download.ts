/** Hands a file to the system's own way of saving it. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** "War Diary, Friday at the club.json", without what file systems refuse. */
export function gameFileName(title: string): string {
  const plain = title
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `War Diary, ${plain || 'game'}.json`;
}
