import { classSize } from '#domain/classes/class-limits.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { sampleStudents } from './sample-students.ts'
import { useSampleColumns } from './use-sample-columns.tsx'
import { widgetsTexts } from './widgets.texts.ts'

const students = sampleStudents(classSize)

/** The table with as many students as a list asks the service for. */
export function LongTablePart() {
  const texts = useTexts(widgetsTexts)
  const columns = useSampleColumns()
  return (
    <Surface title={texts.many} note={texts.manyNote(classSize)}>
      <DataTable
        label={texts.many}
        columns={columns}
        rows={students}
        rowKey={({ number }) => String(number)}
        density="report"
        total={texts.manyTotal(classSize)}
      />
    </Surface>
  )
}
