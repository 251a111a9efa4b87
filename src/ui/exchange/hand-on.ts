import { fileName, saveFile, share } from '../kit/download';

const SAVED = 'The file is with your downloads: send it to the other phone, by cable or any way it has.';

/** Hands a file for another phone to the share sheet, or saves it; says what became of it. */
export async function handOn(bytes: Uint8Array<ArrayBuffer>, title: string): Promise<string> {
  const name = fileName(title).replace(/\.json$/, '.wdx');
  const file = new File([bytes], name, { type: 'application/octet-stream' });
  const went = navigator.canShare?.({ files: [file] }) ? await share(file) : 'refused';
  if (went === 'cancelled') return 'Nothing was sent.';
  if (went === 'shared') return 'The file was passed on. Look on the other phone whether it arrived.';
  saveFile(file, name);
  return SAVED;
}
