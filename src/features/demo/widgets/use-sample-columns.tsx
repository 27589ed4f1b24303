import { useMemo } from 'react'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { SampleStudent } from './sample-students.ts'
import { widgetsTexts } from './widgets.texts.ts'

type Score = 'average' | 'best'
type Count = 'handedIn' | 'unmarked'

/** The eight columns of the gallery's tables: texts and numbers, sortable, the last cut off where it is too long. */
export function useSampleColumns(): readonly DataColumn<SampleStudent>[] {
  const texts = useTexts(widgetsTexts)
  return useMemo(() => {
    const count = (id: Count): DataColumn<SampleStudent> => ({
      id,
      header: texts[id],
      width: 90,
      align: 'end',
      cell: (student) => student[id],
      sortBy: (student) => student[id],
      descendingFirst: true,
    })
    const score = (id: Score): DataColumn<SampleStudent> => ({
      id,
      header: texts[id],
      width: 90,
      align: 'end',
      cell: (student) => student[id]?.toFixed(1) ?? '–',
      sortBy: (student) => student[id],
      descendingFirst: true,
    })
    return [
      { id: 'name', header: texts.name, width: 110, cell: ({ name }) => <b>{name}</b>, sortBy: ({ name }) => name },
      { id: 'account', header: texts.account, width: 130, cell: ({ account }) => account },
      {
        id: 'className',
        header: texts.className,
        width: 130,
        cell: ({ className }) => className,
        sortBy: ({ className }) => className,
      },
      count('handedIn'),
      count('unmarked'),
      { ...score('average'), hint: texts.averageHint },
      score('best'),
      { id: 'remark', header: texts.remark, width: 220, apart: true, cut: true, cell: ({ remark }) => remark },
    ]
  }, [texts])
}
