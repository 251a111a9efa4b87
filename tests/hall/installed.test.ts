import { expect, test } from 'vitest';
import { hasServer } from '../support/hall';

test('nats-server is installed, or nothing of a hall is tested', ({ skip }) => {
  if (!hasServer && !process.env.CI) {
    console.error(
      '\n!! No nats-server: NO TEST OF A HALL HAS RUN. Install it: apt-get install nats-server\n',
    );
    skip();
  }
  expect(hasServer).toBe(true);
});
