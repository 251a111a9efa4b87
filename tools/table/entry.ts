// What tools/table.mjs is built from.
export { makeTextTable } from '../../src/app/text-table/text-table';
export { registry } from '../../src/games/registry';
