import { Brand } from '#ui/brand/brand.tsx'
import { useDrawerPin } from '../drawer-pin.ts'
import type { ShellScreenProps } from '../shell.screen.tsx'
import { useUnreviewedCount } from '../use-unreviewed-count.ts'
import { ClassBox } from './class-box.tsx'
import { Drawer } from './drawer.tsx'
import { MainNav } from './main-nav.tsx'
import { MeBox } from './me-box.tsx'
import { MoreDrawer } from './more-drawer.tsx'
import css from './spine.module.css'

/** The back of the binder: class, entries, and who is signed in. */
export function Spine(props: Omit<ShellScreenProps, 'children'>) {
  const { teacher, courses, course, path, onCourse, onSignedOut } = props
  const { isPinned, setPinned } = useDrawerPin()
  const unreviewed = useUnreviewedCount()
  const drawer = { courseId: course?.courseId ?? null, path, unreviewed }
  return (
    <div className={css['spine']}>
      <div className={css['brand']}>
        <Brand />
      </div>
      <ClassBox courses={courses} course={course} onCourse={onCourse} />
      <MainNav path={path} more={<MoreDrawer {...drawer} isPinned={isPinned} onPin={() => setPinned(true)} />} />
      {isPinned && <Drawer {...drawer} onFold={() => setPinned(false)} />}
      <MeBox teacher={teacher} onSignedOut={onSignedOut} />
    </div>
  )
}
