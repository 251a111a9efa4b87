import { expect, it } from 'vitest';
import { type Action, actionsOn, eachAction, type Hull, type TableView } from '../../src/core/play/view';

const action = (id: string): Action => ({ id, label: id, procedure: 'pass', args: {} });
const hull = (name: string, more: Partial<Hull> = {}): Hull => ({
  ...{ name, type: 'transport', state: 'whole' },
  ...more,
});
const VIEW: TableView = {
  heading: 'Cove',
  main: action('main'),
  actions: [action('beside')],
  obligations: [],
  panels: [
    {
      kind: 'fleet',
      title: 'Boats',
      anchorages: [
        {
          label: 'North',
          hulls: [hull('Ant', { action: action('ant') }), hull('Bee', { barred: 'ashore' })],
        },
        { label: 'South', hulls: [hull('Cat', { action: action('cat') })] },
      ],
    },
  ],
};

it('what a tap on a ship begins is an action of its table', () => {
  expect(actionsOn(VIEW).map(({ id }) => id)).toEqual(['main', 'beside', 'ant', 'cat']);
});

it('a ship stays where its action is taken away, and has the reason that its action is given', () => {
  const changed = eachAction(VIEW, (one) =>
    one.id === 'ant' ? undefined : { ...one, disabled: 'Low tide.' },
  );
  const [panel] = changed.panels;
  const hulls = panel?.kind === 'fleet' ? panel.anchorages.flatMap((each) => each.hulls) : [];
  expect(hulls).toEqual([
    hull('Ant'),
    hull('Bee', { barred: 'ashore' }),
    hull('Cat', { action: { ...action('cat'), disabled: 'Low tide.' } }),
  ]);
});
