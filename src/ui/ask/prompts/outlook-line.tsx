import type { FormValues } from '../../../core/play/form';
import { outlookOf } from '../../../core/play/outlook';
import type { FormPrompt } from '../../../core/play/prompt';

/** What a form comes to as it stands, before it is sent. */
export function OutlookLine({ of: { outlook, fields }, values }: { of: FormPrompt; values: FormValues }) {
  if (!outlook) return null;
  const found = outlookOf(outlook, fields, values);
  return (
    <p role="status" class="outlook">
      {found && (
        <>
          {found.words} {found.value && <b>{found.value}</b>} {found.note && <small>{found.note}</small>}
        </>
      )}
    </p>
  );
}
