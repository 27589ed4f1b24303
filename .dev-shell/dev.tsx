import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { CallError, TransportError } from '#api/client/failures.ts'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
import '#ui/theme/mantine-rest.css'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { LoginScreen } from '#features/login/login.screen.tsx'
import { ShellScreen } from '#features/shell/shell.screen.tsx'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { HomeScreen } from '#features/home/home.screen.tsx'
import { ClassesScreen } from '#features/classes/classes.screen.tsx'
import { DemoScreen } from '#features/demo/demo.screen.tsx'
import { answers, course, teacher } from './fixtures.ts'

const q = new URLSearchParams(location.search)
const screen = q.get('screen') ?? 'home'
const kind = q.get('kind') ?? 'full'
const lang = (q.get('lang') ?? 'zh-CN') as 'zh-CN' | 'en'
let errors = Number(q.get('errors') ?? 0)
const call = (async (endpoint: any, input: any) => {
  await new Promise((r) => setTimeout(r, Number(q.get('delay') ?? 30)))
  if (endpoint.path === '/v2/tickets-v4') { errors += 1; throw new CallError('wrongPassword', -27, '登录名或密码错误', { errorCount: errors }) }
  if (kind === 'offline') throw new TransportError('offline', lang)
  return answers(endpoint.path, input, kind)
}) as any
const many = Array.from({ length: Number(q.get('classes') ?? 2) }, (_, i) => ({ ...course, courseId: i + 1, courseName: i === 1 ? '七年级(2)班' : i === 0 ? '七年级(1)班' : i === 5 ? '八年级(11)班国际部中英双语实验班' : `八年级(${i})班`, writeNum: i === 0 ? 0 : 18 }))
function App() {
  const [l, setL] = useState(lang)
  const [current, setCurrent] = useState(many[1] ?? many[0] ?? null)
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const path = q.get('path') ?? (screen === 'classes' ? '/classes-dialog' : '/')
  const body = screen === 'home' && current ? <HomeScreen course={current} /> : screen === 'classes' ? <ClassesScreen courses={many} courseId={current?.courseId ?? null} onChoose={(id) => setCurrent(many.find((c) => c.courseId === id) ?? null)} /> : screen === 'nothing' ? <NotFoundScreen /> : null
  return (
    <PodiumTheme><LanguageProvider value={l} onChange={setL}><QueryClientProvider client={client}><ClientProvider call={call}><ToastProvider><ConfirmProvider>
      {screen === 'login' ? <LoginScreen onSignedIn={() => { document.title = 'in' }} /> : screen === 'demo' ? <DemoScreen /> :
        <ShellScreen teacher={teacher} courses={many} course={current} path={path} onCourse={(id) => setCurrent(many.find((c) => c.courseId === id) ?? null)} onSignedOut={() => { document.title = 'out' }}>{body}</ShellScreen>}
    </ConfirmProvider></ToastProvider></ClientProvider></QueryClientProvider></LanguageProvider></PodiumTheme>
  )
}
createRoot(document.getElementById('root')!).render(<App />)
