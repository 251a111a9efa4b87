import type { ComponentChildren } from 'preact';
import type { Problem } from '../../core/result';
import { Remedies } from './remedies';
import { Words } from './words';

/** What ties a control to the words below it. */
export type Tied = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-errormessage'?: string | undefined;
};

type Told = { id: string; problem: Pick<Problem, 'message' | 'remedies'> | undefined };

type FieldProps = Told & {
  label: ComponentChildren;
  rule?: string | undefined;
  hint?: string | undefined;
  /** It may be left out. */
  may?: boolean;
  /** It has to be filled in, and is not. */
  must?: boolean;
  /** Beside its label, below it, or several controls that share it. */
  look: 'row' | 'text' | 'options';
  children(tied: Tied): ComponentChildren;
};

/** A label, its control, and below it what is wrong and what helps. */
export function Field({ id, label, rule, hint, may, must, look, problem, children }: FieldProps) {
  const several = look === 'options';
  const Frame = several ? 'fieldset' : 'div';
  const Label = (several ? 'legend' : 'label') as 'label';
  const note = hint || problem ? `${id}-note` : undefined;
  return (
    <Frame class={`field-${look}`}>
      <Label class="field-label" for={several ? undefined : id}>
        {label}
        {may && <span class="soft"> (optional)</span>}
        {must && (
          <span class="soft" aria-hidden={!several}>
            {' '}
            required
          </span>
        )}
        {rule && <span class="rule"> {rule}</span>}
      </Label>
      {children({ ...tied(id, problem), 'aria-describedby': note, 'aria-required': must || undefined })}
      {note && (
        <div id={note} class="field-note">
          <Wrong id={id} problem={problem} />
          {hint && (
            <p class="soft">
              <Words text={hint} />
            </p>
          )}
        </div>
      )}
    </Frame>
  );
}

/** The same for a control that is labelled otherwise; `Wrong` stands elsewhere. */
export function tied(id: string, problem: Told['problem']): Tied {
  const wrong = problem && `${id}-wrong`;
  return {
    id,
    'aria-invalid': problem !== undefined,
    'aria-describedby': wrong,
    'aria-errormessage': wrong,
  };
}

/** What is wrong with the control of this id. */
export const Wrong = ({ id, problem }: Told) =>
  problem ? (
    <>
      <p role="alert" class="error" id={`${id}-wrong`}>
        {problem.message}
      </p>
      <Remedies of={problem} />
    </>
  ) : null;
