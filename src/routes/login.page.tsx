import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { sessionTextStorage } from '#api/ports/local-storage.ts'
import { keepWayBack, takeWayBack } from '#api/ports/saved-address.ts'
import { type LoginArrival, readArrival } from '#domain/accounts/login-arrival.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { LoginScreen } from '#features/login/login.screen.tsx'
import { typedAccount } from './typed-account.ts'

export function LoginPage() {
  const { back } = useSearch({ from: '/login' })
  const navigate = useNavigate()
  const { arriving } = useRouteContext({ from: '/login' })
  const [arrival] = useState(takeArrival)
  useEffect(() => arriving.set(true), [arriving])
  useEffect(() => {
    if (back !== undefined) keepWayBack(sessionTextStorage, back)
  }, [back])
  return (
    <LoginScreen
      arrival={arrival}
      onSignedIn={() => void navigate({ href: takeWayBack(sessionTextStorage) ?? back ?? publicPaths.home })}
      onGo={(path) => void navigate({ href: path })}
    />
  )
}

/** Reads the parameters of the address and removes them at once, bypassing the router: there is nothing to load. */
function takeArrival(): LoginArrival {
  const { address, ...arrival } = readArrival(location.href)
  if (address !== location.href) window.history.replaceState(window.history.state, '', address)
  return arrival.account === '' ? { ...arrival, account: typedAccount.get() } : arrival
}
