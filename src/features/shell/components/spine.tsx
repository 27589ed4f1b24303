import { Box, Stack } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { createStore } from '#api/ports/readable.ts'
import { Brand } from '#ui/brand/brand.tsx'
import { classNames } from '#ui/class-names.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { barEntries, drawerEntries, mainEntries } from '../entries.ts'
import { foundPages } from '../found-pages.ts'
import type { SpineProps } from '../shell.types.ts'
import css from '../shell.module.css'
import { shellTexts } from '../shell.texts.ts'
import { useEntryViewer } from '../use-entry-viewer.ts'
import { useWaitingWork } from '../use-waiting-work.ts'
import { ClassBox } from './class-box.tsx'
import { Drawer } from './drawer.tsx'
import { MainNav } from './main-nav.tsx'
import { MoreDrawer } from './more-drawer.tsx'
import { SpineFoot } from './spine-foot.tsx'

/** The back of the binder: class, entries, and who is signed in. */
export function Spine(props: SpineProps) {
  const { teacher, courses, course, address, isBuilt, onCourse, onNewClass, onSignedOut, renderSearch } = props
  const texts = useTexts(shellTexts)
  const { isPinned, setPinned } = useDrawerPin()
  const waiting = useWaitingWork()
  const viewer = useEntryViewer(teacher, course)
  const main = mainEntries(viewer)
  const bar = barEntries(main, isBuilt)
  const beyondBar = main.filter((entry) => !bar.includes(entry))
  const drawer = { entries: drawerEntries(viewer), address, isBuilt, waiting }
  const { language } = useLanguage()
  const pages = foundPages({ viewer, isSchoolOwner: teacher.isSchoolOwner, isBuilt, language })
  return (
    <Stack
      component="aside"
      className={classNames(css['spine'], 'print-hidden')}
      gap={0}
      top={0}
      bg="var(--spine)"
      aria-label={texts.spine}
    >
      <Box className={classNames(css['brand'], 'one-line')} flex="none">
        <Brand />
      </Box>
      <ClassBox courses={courses} course={course} onCourse={onCourse} onNewClass={onNewClass} />
      {renderSearch?.(pages)}
      <MainNav
        entries={main}
        bar={bar}
        address={address}
        isBuilt={isBuilt}
        more={<MoreDrawer {...drawer} beyondBar={beyondBar} isPinned={isPinned} onPin={() => setPinned(true)} />}
      />
      {isPinned && <Drawer {...drawer} onFold={() => setPinned(false)} />}
      <SpineFoot teacher={teacher} address={address} onSignedOut={onSignedOut} />
    </Stack>
  )
}

/** Whether 更多 stays open in the spine. Kept outside React, because pages and areas each have a shell of their own. */
const pinned = createStore(true)

const useDrawerPin = () => ({
  isPinned: useSyncExternalStore(pinned.subscribe, pinned.get),
  setPinned: pinned.set,
})
