import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { integrity } from '../../tools/vite/integrity';

test('files are noted as they stand where the app is built, which need not be dist', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'war-diary-integrity-'));
  writeFileSync(join(folder, 'a.js'), 'built');
  const { plugin, addHashes } = integrity();
  plugin.configResolved({ root: '/elsewhere', build: { outDir: folder } });
  const page = { url: 'index.html', revision: null, size: 1 };
  const script = { url: 'a.js', revision: null, size: 5 };
  const { manifest } = await addHashes([page, script]);
  rmSync(folder, { recursive: true });
  const hash = createHash('sha256').update('built').digest('base64');
  expect(manifest).toEqual([page, { ...script, integrity: `sha256-${hash}` }]);
});
