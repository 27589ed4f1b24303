import { Box, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { maskedMobile } from '#domain/accounts/masked-mobile.ts'
import { isMobile } from '#domain/accounts/mobile.ts'
import { paths } from '#domain/paths/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { EditNameDialog } from './edit-name.dialog.tsx'
import { NotSaved } from './not-saved.tsx'
import { ProfileRow } from './profile-row.tsx'
import { profileTexts } from './profile.texts.ts'
import { useProfileChange } from './use-profile-change.ts'

/** Name, account, mobile, e-mail address, school. */
export function PersonPart({ teacher }: { readonly teacher: TeacherInfo }) {
  const texts = useTexts(profileTexts)
  const { realname, username, mobile, email, schoolName, isSchoolOwner } = teacher
  const { mutateAsync } = useCommand(account.updateInfo, { invalidates: [user.teacherInfo], isSetting: true })
  const { change, failure } = useProfileChange(teacher, (changes: { readonly realname: string }) =>
    mutateAsync(changes),
  )
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Surface title={texts.person}>
      <Box component="dl" pb={6} px={20}>
        <ProfileRow
          term={texts.realname}
          action={
            <Button size="xs" aria-label={texts.editNamed(texts.realname)} onClick={() => setIsEditing(true)}>
              {texts.edit}
            </Button>
          }
          failure={failure && <NotSaved failure={failure} onAgain={() => setIsEditing(true)} />}
        >
          {realname}
        </ProfileRow>
        <ProfileRow term={texts.username}>{isMobile(username) ? maskedMobile(username) : username}</ProfileRow>
        <ContactRows mobile={mobile} email={email} />
        <ProfileRow term={texts.school}>{schoolName}</ProfileRow>
        {isSchoolOwner && (
          <ProfileRow
            term={texts.applications}
            action={
              <LinkButton size="xs" to={paths.applications}>
                {texts.review}
                <span className="visually-hidden">{texts.applications}</span>
              </LinkButton>
            }
          >
            {texts.applicationsHint}
          </ProfileRow>
        )}
      </Box>
      {isEditing && (
        <EditNameDialog
          realname={realname}
          offered={failure?.tried.realname ?? realname}
          onSave={(name) => void change({ realname: name })}
          onClose={() => setIsEditing(false)}
        />
      )}
    </Surface>
  )
}

/** The mobile and the e-mail address, each to bind or to change. */
function ContactRows({ mobile, email }: Pick<TeacherInfo, 'mobile' | 'email'>) {
  const texts = useTexts(profileTexts)
  return (
    <>
      <ProfileRow
        term={texts.mobile}
        action={<BindLink path={paths.editPhone} what={texts.mobile} isFirst={mobile === null} />}
      >
        {mobile ?? (
          <Text span c="var(--need)">
            {texts.noMobile}
          </Text>
        )}
      </ProfileRow>
      <ProfileRow
        term={texts.email}
        action={<BindLink path={paths.editEmail} what={texts.email} isFirst={email === null} />}
      >
        {email ?? (
          <Text span c="var(--ink-3)">
            {texts.noEmail}
          </Text>
        )}
      </ProfileRow>
    </>
  )
}

interface BindLinkProps {
  readonly path: string
  readonly what: string
  readonly isFirst: boolean
}

/** Links to binding a mobile or e-mail address. */
function BindLink({ path, what, isFirst }: BindLinkProps) {
  const texts = useTexts(profileTexts)
  return (
    <LinkButton size="xs" to={path}>
      {isFirst ? texts.bind : texts.change}
      <span className="visually-hidden">{what}</span>
    </LinkButton>
  )
}
