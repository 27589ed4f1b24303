import { Box, Stack } from '@mantine/core'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import type { HostFacts } from '#api/ports/desktop-bridge.ts'
import { accountLimits } from '#domain/portal/constants.ts'
import type { Language } from '#domain/portal/language.ts'
import { paths } from '#domain/paths/paths.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { ClientRow } from './client-row.tsx'
import { FeaturesPart } from './features-part.tsx'
import { PersonPart } from './person-part.tsx'
import { ProfileRow } from './profile-row.tsx'
import css from '../account.module.css'
import { profileTexts } from './profile.texts.ts'
import { TeachingPart } from './teaching-part.tsx'

export interface ProfileScreenProps {
  readonly teacher: TeacherInfo
  /** The desktop host in whose window the portal stands; null in a browser. */
  readonly host: HostFacts | null
}

/** 我的资料: who one is, what one teaches, which features one has, how one signs in (specification §2 personal centre). */
export function ProfileScreen({ teacher, host }: ProfileScreenProps) {
  const texts = useTexts(profileTexts)
  return (
    <Stack className={css['page']} gap={16}>
      <PageHead title={texts.title} state={texts.state(teacher.realname, teacher.schoolName)} />
      <PersonPart teacher={teacher} />
      <TeachingPart teacher={teacher} />
      <FeaturesPart subjectId={teacher.subjectId} />
      <SecurityPart />
      <PagePart host={host} />
    </Stack>
  )
}

function SecurityPart() {
  const texts = useTexts(profileTexts)
  return (
    <Surface title={texts.security}>
      <Box component="dl" pb={6} px={20}>
        <ProfileRow
          term={texts.password}
          action={
            <LinkButton size="xs" to={paths.editPassword}>
              {texts.edit}
              <span className="visually-hidden">{texts.password}</span>
            </LinkButton>
          }
        >
          {texts.passwordHint}
        </ProfileRow>
        <ProfileRow
          term={texts.devices}
          action={
            <LinkButton size="xs" to={paths.devices}>
              {texts.look}
              <span className="visually-hidden">{texts.devices}</span>
            </LinkButton>
          }
        >
          {texts.devicesHint(accountLimits.devices)}
        </ProfileRow>
      </Box>
    </Surface>
  )
}

function PagePart({ host }: Pick<ProfileScreenProps, 'host'>) {
  const texts = useTexts(profileTexts)
  const { language, setLanguage } = useLanguage()
  return (
    <Surface title={texts.page}>
      <Box component="dl" pb={6} px={20}>
        <ProfileRow term={texts.language}>
          <Segments<Language>
            label={texts.language}
            value={language}
            segments={[
              { value: 'zh-CN', label: texts.chinese },
              { value: 'en', label: texts.english },
            ]}
            onChange={setLanguage}
          />
        </ProfileRow>
        <ProfileRow
          term={texts.entries}
          action={
            <LinkButton size="xs" to={paths.entries}>
              {texts.edit}
              <span className="visually-hidden">{texts.entries}</span>
            </LinkButton>
          }
        >
          {texts.entriesHint}
        </ProfileRow>
        <ClientRow host={host} />
      </Box>
    </Surface>
  )
}
