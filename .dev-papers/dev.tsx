import '#ui/theme/mantine-rest.css'
import '#ui/theme/mantine-dialog.css'
import '#ui/theme/controls-rest.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createClient } from '#api/client/client.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { signOn } from '#api/contract/areas/sign-on.ts'
import { user } from '#api/contract/areas/user.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { browserNetwork } from '#api/ports/network.ts'
import { createStore } from '#api/ports/readable.ts'
import type { AreaHost } from '#api/ports/area.ts'
import { withQuery } from '#domain/paths.ts'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { NavigationProvider } from '#ui/navigation/navigation.tsx'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { useReadable } from '#ui/area/react-area.tsx'
import { createArea as mine } from '#features/papers/my-paper.area.tsx'
import { createArea as school } from '#features/papers/paper-select.area.tsx'
const q = new URLSearchParams(location.search)
const language = (q.get('lang') ?? 'zh-CN') as 'zh-CN' | 'en'
let uid: number | null = null
const call = createClient({ fetch: (...a) => fetch(...a), network: browserNetwork, language: () => language, uid: () => uid, onNotLoggedIn: () => {} })
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const Assign = ({ paper, courseId, onClose, onDone }: any) => <dialog open style={{ position: 'fixed', top: 100, zIndex: 3000 }}>{paper.paperTitle} {courseId}<button onClick={() => onDone(1)}>done</button><button onClick={onClose}>close</button></dialog>
function Nav({ host, children }: any) {
  const { path, query } = useReadable<any>(host.location)
  const value = useMemo(() => ({ path, query, push: host.push, setQuery: (c: any) => host.push(withQuery(path === '/' ? host.prefix : host.prefix + path, Object.fromEntries(Object.entries({ ...query, ...c }).map(([k, v]) => [k, v || undefined]))), { replace: true }) }), [path, query, host])
  return <NavigationProvider value={value as any}>{children}</NavigationProvider>
}
const frame = (host: any, screen: any) => <PodiumTheme><LanguageProvider value={language} onChange={() => {}}><QueryClientProvider client={client}><ClientProvider call={call}><ToastProvider><ConfirmProvider><Nav host={host}>{screen}</Nav></ConfirmProvider></ToastProvider></ClientProvider></QueryClientProvider></LanguageProvider></PodiumTheme>
async function start() {
  ;({ uid } = await call(signOn.passwordLogin, { username: q.get('as') ?? '13800000001', password: passwordDigest('Podium@2026'), utype: 101 }))
  const t = await call(user.teacherInfo, {})
  const root = document.getElementById('root')!
  root.innerHTML = '<style>.shell{display:grid;grid-template-columns:var(--spine-w) minmax(0,1fr);min-height:100vh}.spine{background:var(--paper-2)}.main{min-width:0;padding:calc(26*var(--u)) var(--gutter) calc(30*var(--u))}@media(max-width:1099px){.shell{grid-template-columns:minmax(0,1fr)}.spine{display:none}.main{padding:calc(20*var(--u)) calc(20*var(--u)) calc(84*var(--u))}}@media print{.shell{display:block}.spine{display:none}.main{padding:0}}</style><div class=shell><div class=spine></div><main class=main><div id=area></div></main></div>'
  const parse = (prefix: string) => { const [p, s] = location.hash.slice(1).split('?'); return { path: p!.slice(prefix.length) || '/', query: Object.fromEntries(new URLSearchParams(s)) } }
  let current: any = null
  const show = async () => {
    const prefix = '/' + location.hash.slice(2).split(/[/?]/)[0]
    if (current?.prefix === prefix) { current.location.set(parse(prefix)); return }
    await current?.area.unmount()
    const loc = createStore<any>(parse(prefix))
    const area = (prefix === '/my-paper' ? mine : school)(frame as any, { AssignDialog: Assign })
    const host = { container: document.getElementById('area')!, prefix, location: loc, context: createStore({ user: { uid: t.uid, realname: t.realname, subjectId: q.has('nosubject') ? null : t.subjectId }, courseId: q.has('noclass') ? null : 1, language }), push: (path: string, o?: any) => { if (o?.replace) { history.replaceState(null, '', '#' + path); void show() } else location.hash = path }, close() {}, draft: { load: () => null, save: () => true } } as AreaHost
    current = { prefix, location: loc, area }
    await area.mount(host)
  }
  addEventListener('hashchange', () => void show())
  await show()
}
void start()
