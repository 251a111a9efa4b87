import { saveFile } from './download';

/** Hands words to the system's own share sheet; where there is none, to the clipboard, else to a file. */
export async function shareText(
  text: string,
  file: string,
): Promise<'shared' | 'cancelled' | 'copied' | 'saved'> {
  try {
    if (navigator.share) {
      await navigator.share({ text });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    saveText(text, file);
    return 'saved';
  }
}

export const saveText = (text: string, file: string): void =>
  saveFile(new Blob([text], { type: 'text/plain' }), file);
