import { Box, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { teachingTexts } from '#domain/classes/teaching.texts.ts'
import { isStage, isSubject, stageNameOf, subjectNameOf } from '#domain/classes/teaching.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { EditTeachingDialog, type WholeTeaching } from './edit-teaching.dialog.tsx'
import { NotSaved } from './not-saved.tsx'
import { ProfileRow } from './profile-row.tsx'
import { profileTexts } from './profile.texts.ts'
import { useProfileChange } from './use-profile-change.ts'

/** Stage, subject and book version. */
export function TeachingPart({ teacher }: { readonly teacher: TeacherInfo }) {
  const words = useTexts(teachingTexts)
  const texts = useTexts(profileTexts)
  const { stageId, subjectId, bookVersion } = teacher
  const { mutateAsync } = useCommand(account.updateTeaching, { invalidates: [user.teacherInfo], isSetting: true })
  const { change, failure } = useProfileChange(teacher, (teaching: WholeTeaching) => mutateAsync({ ...teaching }))
  const [isEditing, setIsEditing] = useState(false)
  const none = (
    <Text span c="var(--need)">
      {texts.notChosen}
    </Text>
  )
  const known = {
    stageId: isStage(stageId) ? stageId : null,
    subjectId: isSubject(subjectId) ? subjectId : null,
    bookVersion,
  }
  return (
    <Surface title={texts.teaching}>
      <Box component="dl" pb={6} px={20}>
        <ProfileRow
          term={texts.stageAndSubject}
          action={
            <Button size="xs" aria-label={texts.editNamed(texts.teaching)} onClick={() => setIsEditing(true)}>
              {texts.edit}
            </Button>
          }
        >
          {stageId === null || subjectId === null
            ? none
            : texts.stageSubject(words[stageNameOf(stageId)], words[subjectNameOf(subjectId)])}
        </ProfileRow>
        <ProfileRow
          term={texts.bookVersion}
          failure={failure && <NotSaved failure={failure} onAgain={() => setIsEditing(true)} />}
        >
          {bookVersion ?? none}
        </ProfileRow>
      </Box>
      {isEditing && (
        <EditTeachingDialog
          teaching={failure?.tried ?? known}
          onSave={(teaching) => void change(teaching)}
          onClose={() => setIsEditing(false)}
        />
      )}
    </Surface>
  )
}
