import { expect, it } from 'vitest';
import { freePorts } from '../../tools/free-ports.mjs';

it('free ports are all different, so that no server of a hall meets another', async () => {
  const ports = await freePorts(300);
  expect(new Set(ports).size).toBe(300);
});
