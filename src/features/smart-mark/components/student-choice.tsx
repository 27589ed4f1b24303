import { Select } from '@mantine/core'
import type { PlaceableStudent } from '#api/contract/schemas/scans.ts'

interface StudentChoiceProps {
  readonly students: readonly PlaceableStudent[]
  /** What an empty choice says, and its name for those who do not see the page. */
  readonly placeholder: string
  readonly label: string
  readonly disabled?: boolean
  readonly onChoose: (uid: number) => void
}

/** Whose a page is, among these students. */
export const StudentChoice = ({ students, placeholder, label, disabled = false, onChoose }: StudentChoiceProps) => (
  <Select
    size="xs"
    w={164}
    searchable
    placeholder={placeholder}
    aria-label={label}
    disabled={disabled}
    data={students.map(({ uid, realname, studentNo, username }) => ({
      value: String(uid),
      label: `${realname} ${studentNo ?? username}`,
    }))}
    value={null}
    onChange={(uid) => uid !== null && onChoose(Number(uid))}
  />
)
