import { createRoute, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type LoginArrival, readArrival } from '#domain/login-arrival.ts'
import { LoginScreen } from '#features/login/login.screen.tsx'
import { rootRoute } from './root.route.tsx'
import { typedAccount } from './typed-account.ts'

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'login', access: 'public', width: 'full' },
  validateSearch: (search): { back?: string } => {
    const back = search['back']
    // Only a path of ours: an address from outside must not become a way out.
    return typeof back === 'string' && /^\/(?!\/)/.test(back) ? { back } : {}
  },
  component: LoginPage,
})

function LoginPage() {
  const { back } = useSearch({ from: '/login' })
  const navigate = useNavigate()
  const [arrival] = useState(takeArrival)
  return (
    <LoginScreen
      arrival={arrival}
      onSignedIn={() => void navigate({ href: back ?? '/' })}
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
