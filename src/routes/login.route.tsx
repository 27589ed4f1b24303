import { createRoute, useNavigate, useSearch } from '@tanstack/react-router'
import { LoginScreen } from '#features/login/login.screen.tsx'
import { rootRoute } from './root.route.tsx'

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
  return <LoginScreen onSignedIn={() => void navigate({ href: back ?? '/' })} />
}
