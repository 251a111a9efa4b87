// What tools/table.mjs is built from.
export { metaOf } from '../../src/app/own/meta-of';
export { readFileText } from '../../src/app/own/read-file';
export { makeTextTable } from '../../src/app/text-table/text-table';
export { registry } from '../../src/games/registry';
