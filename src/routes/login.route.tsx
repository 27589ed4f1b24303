import { createRoute, redirect, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { sessionTextStorage } from '#api/ports/local-storage.ts'
import { keepWayBack, takeWayBack } from '#api/ports/saved-address.ts'
import { type LoginArrival, readArrival } from '#domain/login-arrival.ts'
import { isOwnPath, paths } from '#domain/paths.ts'
import { LoginScreen } from '#features/login/login.screen.tsx'
import { rootRoute } from './root.route.tsx'
import { typedAccount } from './typed-account.ts'

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'login', access: 'public', width: 'full' },
  validateSearch: (search): { back?: string } => {
    const back = search['back']
    return isOwnPath(back) ? { back } : {}
  },
  beforeLoad: ({ context }) => {
    // The host has a login of its own.
    if (context.isDesktop) throw redirect({ to: '/' })
  },
  component: LoginPage,
})

function LoginPage() {
  const { back } = useSearch({ from: '/login' })
  const navigate = useNavigate()
  const [arrival] = useState(takeArrival)
  useEffect(() => {
    if (back !== undefined) keepWayBack(sessionTextStorage, back)
  }, [back])
  return (
    <LoginScreen
      arrival={arrival}
      onSignedIn={() => void navigate({ href: takeWayBack(sessionTextStorage) ?? back ?? paths.home })}
      onGo={(path) => void navigate({ href: path })}
    />
  )
}

/** Reads what the address brought and takes it away at once, past the router: there is nothing to load for it. */
function takeArrival(): LoginArrival {
  const { address, ...arrival } = readArrival(location.href)
  if (address !== location.href) window.history.replaceState(window.history.state, '', address)
  return arrival.account === '' ? { ...arrival, account: typedAccount.get() } : arrival
}
