import '#ui/theme/mantine-rest.css'
import '#ui/theme/mantine-dialog.css'
import '#ui/theme/controls-rest.css'
import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from '#app/providers.tsx'
import { createServices } from '#app/services.ts'
import { user } from '#api/contract/areas/user.ts'
import { course as courseArea } from '#api/contract/areas/course.ts'
import { paper as paperArea } from '#api/contract/areas/paper.ts'
import { NavigationProvider } from '#ui/navigation/navigation.tsx'
import { withQuery } from '#domain/paths.ts'
import { ShellScreen } from '#features/shell/shell.screen.tsx'
import { TasksScreen } from '#features/tasks/tasks.screen.tsx'
import { EditTaskDialog } from '#features/assign/edit-task.dialog.tsx'
import { AssignPaperDialog } from '#features/assign/assign-paper.dialog.tsx'

const services = createServices()
const teacher = await services.call(user.teacherInfo, {})
services.uid.set(teacher.uid)
const courses = (await services.call(courseArea.list, { status: 1, pager: { currentPage: 1, pageSize: 999 } })).list
const papers = (await services.call(paperArea.list, { scope: 'school', subjectId: teacher.subjectId ?? 0, pager: { currentPage: 1, pageSize: 999 } })).list
const subscribe = (f: () => void) => { addEventListener('hashchange', f); return () => removeEventListener('hashchange', f) }
function App() {
  const hash = useSyncExternalStore(subscribe, () => location.hash.slice(1))
  const [path = '', search = ''] = hash.split('?')
  const query = Object.fromEntries(new URLSearchParams(search))
  const [assigning, setAssigning] = useState(query['assign'] !== undefined)
  const value = { path, query, push: (p: string) => { location.hash = p }, setQuery: (c: Record<string, string | null>) => {
    const next = Object.entries({ ...query, ...c }).filter(([, v]) => v !== null && v !== '') as [string, string][]
    location.replace('#' + withQuery(path, Object.fromEntries(next)))
  } }
  const course = courses.find((c) => path.includes('/' + c.courseId + '/')) ?? courses[0]!
  return <NavigationProvider value={value}>
    <ShellScreen teacher={teacher} courses={courses} course={course} path={path} onCourse={() => {}} onSignedOut={() => {}}>
      <TasksScreen course={course} renderAssign={(testId, onClose) => <EditTaskDialog testId={testId} course={course} onClose={onClose} onDone={onClose} />} />
      {assigning && <AssignPaperDialog paper={papers[0]!} course={course} onClose={() => setAssigning(false)} onDone={() => setAssigning(false)} />}
    </ShellScreen>
  </NavigationProvider>
}
createRoot(document.querySelector('#root')!).render(<Providers services={services}><App /></Providers>)
