import { Stack } from '@mantine/core'
import { useState } from 'react'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { TabStrip } from '#ui/tab-strip/tab-strip.tsx'
import { ChooseFile } from './choose-file.tsx'
import { OneStudent } from './one-student.tsx'
import { PasteList } from './paste-list.tsx'
import css from './roster.module.css'
import { rosterTexts } from './roster.texts.ts'
import type { RosterImport } from './use-roster-import.ts'
import type { AddWaysProps } from './add-ways.types.ts'

const ways = ['one', 'paste', 'file'] as const

type Way = (typeof ways)[number]

/** Three ways to add students. The input stays until it has been read, even after a failure. */
export function AddWays({ list, courseId }: AddWaysProps) {
  const texts = useTexts(rosterTexts)
  const [way, setWay] = useState<Way>(() => wayOf(list))
  return (
    <Surface label={texts.ways} className={css['ways']}>
      <TabStrip
        label={texts.ways}
        tabs={ways.map((value) => ({ value, label: texts[value] }))}
        value={way}
        onChange={setWay}
      >
        <Stack gap={14} p={20}>
          {way === 'one' && <OneStudent courseId={courseId} />}
          {way === 'paste' && <PasteList list={list} courseId={courseId} />}
          {way === 'file' && <ChooseFile list={list} />}
          {way !== 'one' && <Failure list={list} />}
          {way !== 'one' && <Hint className="breakable">{texts.checkedFirst}</Hint>}
        </Stack>
      </TabStrip>
    </Surface>
  )
}

/** Where the list that could not be read came from. */
function wayOf({ context }: RosterImport): Way {
  if (context.source === null) return context.failure === null ? 'one' : 'paste'
  return context.source.kind === 'file' ? 'file' : 'paste'
}

function Failure({ list: { step, context } }: { readonly list: RosterImport }) {
  if (step !== 'choosing' || context.failure === null) return null
  return (
    <div role="alert">
      <ErrorText>{context.failure.message}</ErrorText>
    </div>
  )
}
