import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Button } from '#ui/button.tsx';

interface FormEndProps {
  /** What the form sets going. */
  change: { error: Error | null; isPending: boolean };
  /** What is typed: what is wrong with one of these stands at its field. */
  fields: object;
  /** What the press says, and what it says while that is under way. */
  press: readonly [string, string];
  /** It cannot be sent as things are. */
  isIdle?: boolean;
  variant?: 'quiet';
  /** What leaves the form as it is. */
  leave?: { label: string; onPress: () => void };
}

/** The end of a form: why it was refused, and the press that sends it. */
export function FormEnd({ change, fields, press, isIdle = false, variant, leave }: FormEndProps) {
  return (
    <>
      <FormFailure error={change.error} fields={fields} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={variant} size="small" isIdle={isIdle || change.isPending}>
          {press[change.isPending ? 1 : 0]}
        </Button>
        {leave !== undefined && (
          <Button variant="quiet" size="small" onClick={leave.onPress}>
            {leave.label}
          </Button>
        )}
      </div>
    </>
  );
}
