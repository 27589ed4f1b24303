import type { ActorRefFrom } from 'xstate'
import { afterPaint } from '#api/ports/after-paint.ts'
import type { Store } from '#api/ports/readable.ts'
import type { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import { missingOf } from '#machines/password-login/password-login.types.ts'
import type { LoginActor } from '#parts/sign-in/login-actor.ts'

/** A sign-in by account and password, observed by the parts of the form. */
export interface PasswordLogin {
  readonly login: LoginActor
  readonly actor: ActorRefFrom<typeof passwordLoginMachine>
  /** The form was just sent, and the actor does not know yet. */
  readonly isPressed: Store<boolean>
}

/** Submits the form once its button is painted as busy, or moves to the first missing field. */
export async function submitPasswordLogin({ actor, isPressed }: PasswordLogin, form: HTMLFormElement): Promise<void> {
  const missing = missingOf(actor.getSnapshot().context)
  if (missing === null) {
    isPressed.set(true)
    await afterPaint()
  }
  actor.send({ type: 'form.submit' })
  isPressed.set(false)
  const field = missing === null ? null : form.elements.namedItem(fieldNames[missing])
  if (field instanceof HTMLElement) field.focus()
}

/** Names of the fields as password managers know them. */
export const fieldNames = { account: 'username', password: 'password', consent: 'consent' } as const
