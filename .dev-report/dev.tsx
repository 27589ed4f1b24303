import '#ui/theme/mantine-rest.css'
import '#ui/theme/mantine-dialog.css'
import '#ui/theme/controls-rest.css'
import { createRoot } from 'react-dom/client'
import { useEffect, useRef } from 'react'
import { Providers } from '#app/providers.tsx'
import { createServices } from '#app/services.ts'
import { areaFrame } from '#app/area-frame.tsx'
import { signOn } from '#api/contract/areas/sign-on.ts'
import { user } from '#api/contract/areas/user.ts'
import { course } from '#api/contract/areas/course.ts'
import { report } from '#api/contract/areas/report.ts'
import { CallError, TransportError } from '#api/client/failures.ts'
import { createStore } from '#api/ports/readable.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { ShellScreen } from '#features/shell/shell.screen.tsx'
import { createArea } from '#features/report/report.area.tsx'

const q = Object.fromEntries(new URLSearchParams(location.search))
const services = createServices()
const real = services.call
const session = await real(signOn.passwordLogin, { username: q['u'] ?? '13800000001', password: passwordDigest('Podium@2026'), utype: 101 })
services.uid.set(session.uid)
const teacher = await real(user.teacherInfo, {})
const courses = (await real(course.list, { status: 1, pager: { currentPage: 1, pageSize: 50 } })).list
const base: any = q['base'] ? await real(report.class, { testId: Number(q['base']) }) : null
const altered = (data: any) => {
  if (q['n']) {
    const n = Number(q['n'])
    const students = Array.from({ length: n }, (_, i) => ({ ...data.students[i % data.students.length], uid: i + 1, rank: i + 1, realname: i % 7 === 0 ? '阿卜杜热合曼·买买提依明' + i : '学生甲' + i, username: 'u' + i, state: 'marked', total: 300 - (i % 200), objective: 200, written: 100, change: (i % 50) - 25 }))
    return { ...data, students, counts: { ...data.counts, markedCount: n, unmarkCount: 0, unsunmitCount: 0 } }
  }
  if (q['zero']) {
    const none = data.students.map((s: any, i: number) => ({ ...s, state: i < 10 ? 'unmarked' : 'unsubmitted', rank: null, total: null, written: null, change: null, objective: i < 10 ? s.objective : null, submittedAt: i < 10 ? s.submittedAt : null }))
    return { ...data, statistics: null, distribution: [0, 0, 0, 0, 0], counts: { avgScore: null, submitCount: 10, unmarkCount: 10, markedCount: 0, unsunmitCount: none.length - 10 }, students: none, items: data.items.map((i: any) => ({ ...i, mean: null, facility: null, discrimination: null, answers: [] })) }
  }
  if (q['running']) return { ...data, test: { ...data.test, status: 1, scoreTime: null } }
  if (q['unpub']) return { ...data, test: { ...data.test, scoreTime: null } }
  return data
}
const call: any = async (endpoint: any, input: any, options: any) => {
  if (q['hang'] && endpoint === report.class) return new Promise(() => {})
  if (q['fail'] && endpoint === report.class) throw new CallError('fault', 1500, '服务暂时出错，请稍后再试', null)
  if (q['nofile'] && endpoint === report.exportClass) throw new TransportError('server', 'zh-CN')
  const answer: any = await real(endpoint, input, options)
  return endpoint === report.class ? altered(answer) : answer
}
const all = { ...services, call }
const area = createArea(areaFrame(all as any))
const query = createStore<any>({ path: '/', query: q })
if (q['en']) services.language.set('en')
function Place() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void area.mount({ container: ref.current!, prefix: '/report-html', location: query, context: createStore({ user: { uid: 1, realname: '', subjectId: 203 }, courseId: 1, language: 'zh-CN' }) as any,
      push: (p) => { const n = Object.fromEntries(new URLSearchParams(p.split('?')[1] ?? '')); query.set({ path: '/', query: n }) }, close: () => {}, draft: { load: () => null, save: () => true } })
    return () => void area.unmount()
  }, [])
  return <div ref={ref} />
}
void base
createRoot(document.getElementById('root')!).render(
  <Providers services={all as any}>
    <ShellScreen teacher={teacher} courses={courses} course={courses[0]!} path="/report-html" onCourse={() => {}} onSignedOut={() => {}}><Place /></ShellScreen>
  </Providers>,
)
