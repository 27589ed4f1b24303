import { useSelector } from '@xstate/react'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import type { LoginActor } from './login-actor.ts'

const RunningCaptcha = lazyPart(() =>
  import('#parts/captcha/captcha.dialog.tsx').then((module) => module.RunningCaptcha),
)
const RunningDevices = lazyPart(() =>
  import('#parts/device-release/device-release.dialog.tsx').then((module) => module.RunningDevices),
)

/** What may come between signing in and the portal. */
export function SignInInterruptions({ login }: { readonly login: LoginActor }) {
  const puzzle = useSelector(login, ({ children }) => children.puzzle)
  const devices = useSelector(login, ({ children }) => children.devices)
  const account = useSelector(login, ({ context }) => context.typed)
  return (
    <>
      {puzzle !== undefined && <RunningCaptcha actor={puzzle} onClose={() => login.send({ type: 'captcha.close' })} />}
      {devices !== undefined && (
        <RunningDevices actor={devices} account={account} onClose={() => login.send({ type: 'devices.close' })} />
      )}
    </>
  )
}
