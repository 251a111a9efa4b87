import { expect, it } from 'vitest';
import { freePorts } from '../../tools/free-ports.mjs';

it('free ports are all different, and none that a socket which dials out is given', async () => {
  const ports = await freePorts(300);
  expect(new Set(ports).size).toBe(300);
  expect(ports.filter((port) => port >= 32_768)).toEqual([]);
});
