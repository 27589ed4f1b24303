import { Box, Stack } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { messagePaths } from '#domain/paths/message-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { personalPaths } from '#domain/paths/personal-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import css from './personal.module.css'
import { personalTexts } from './personal.texts.ts'

export interface PersonalCentreScreenProps {
  readonly isSchoolOwner: boolean
  /** Path of the open page. */
  readonly path: string
  readonly children: ReactNode
}

type LinkName = Exclude<keyof (typeof personalTexts)['zh-CN'], 'label' | 'mine' | 'school'>

interface PageLink {
  readonly name: LinkName
  readonly path: string
  /** The specification's other address of the same page (specification §2). */
  readonly also?: string
}

const mine: readonly PageLink[] = [
  { name: 'courses', path: personalPaths.courses, also: '/course-manage/mine' },
  { name: 'profile', path: paths.profile, also: '/personal-center/my-profile' },
  { name: 'messages', path: messagePaths.messages(), also: '/course-manage/message' },
  { name: 'features', path: paths.features },
  { name: 'devices', path: paths.devices },
  { name: 'phone', path: paths.editPhone },
  { name: 'email', path: paths.editEmail },
  { name: 'password', path: paths.editPassword },
  { name: 'entries', path: paths.entries },
]

const ofSchool: readonly PageLink[] = [
  { name: 'applications', path: paths.applications },
  { name: 'schoolFeatures', path: personalPaths.schoolFeatures },
  { name: 'notices', path: messagePaths.notices },
]

/** The pages of a teacher's own, and a school owner's, in one list beside the open one (specification §2). */
export function PersonalCentreScreen({ isSchoolOwner, path, children }: PersonalCentreScreenProps) {
  const texts = useTexts(personalTexts)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => showOpen(list.current), [])
  return (
    <Stack className={css['centre'] ?? ''} gap={12}>
      <Stack component="nav" ref={list} className={css['list'] ?? ''} gap={16} aria-label={texts.label}>
        <PageLinks label={texts.mine} links={mine} path={path} />
        {isSchoolOwner && <PageLinks label={texts.school} links={ofSchool} path={path} />}
      </Stack>
      <Box miw={0}>{children}</Box>
    </Stack>
  )
}

/**
 * In a narrow window the list is a line that scrolls: the open page's link is brought into it, and a whole link stands at
 * the left edge. Each page has a list of its own.
 */
function showOpen(list: HTMLElement | null): void {
  const open = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !open) return
  const middle = open.offsetLeft - (list.clientWidth - open.offsetWidth) / 2
  const starts = [...list.querySelectorAll('a')].map(({ offsetLeft }) => offsetLeft)
  list.scrollLeft = starts.find((start) => start >= middle) ?? 0
}

interface PageLinksProps {
  readonly label: string
  readonly links: readonly PageLink[]
  readonly path: string
}

function PageLinks({ label, links, path }: PageLinksProps) {
  const texts = useTexts(personalTexts)
  return (
    <ul aria-label={label}>
      {links.map((link) => (
        <li key={link.name}>
          <Box
            component="a"
            display="block"
            px={10}
            py={7}
            bdrs="sm"
            td="none"
            href={hrefOf(link.path)}
            aria-current={path === link.path || path === link.also ? 'page' : undefined}
          >
            {texts[link.name]}
          </Box>
        </li>
      ))}
    </ul>
  )
}
