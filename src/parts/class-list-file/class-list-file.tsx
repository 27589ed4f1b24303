import { Menu } from '@mantine/core'
import { roster } from '#api/contract/groups/roster.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { ServiceFileButton } from '../service-file/service-file-button.tsx'
import { useServiceFile } from '../service-file/use-service-file.ts'
import { classListFileTexts } from './class-list-file.texts.ts'

interface ClassListProps {
  readonly courseId: number
}

const endpoint = roster.exportList

/** Downloads the students of a class as a file, from the head of a page. */
export function ClassListButton({ courseId }: ClassListProps) {
  const texts = useTexts(classListFileTexts)
  return (
    <ServiceFileButton endpoint={endpoint} input={{ courseId }} busyLabel={texts.exporting}>
      {texts.exportList}
    </ServiceFileButton>
  )
}

/** The same in a menu. */
export function ClassListMenuItem({ courseId }: ClassListProps) {
  const texts = useTexts(classListFileTexts)
  const { launch, isLoading } = useServiceFile(endpoint, { courseId })
  return (
    <Menu.Item leftSection={<Icon name="download" small />} disabled={isLoading} onClick={launch}>
      {texts.exportList}
    </Menu.Item>
  )
}
