import type * as z from 'zod/mini'
import { readRecords } from '../read-records.ts'
import type { SeedQuestion } from '../types.ts'
import type { englishBuilders } from './builders.ts'
import { choice, cloze, dictation, grammarFill, reading } from './records.ts'

type Stage = 'junior' | 'senior'

/** The questions of one kind in a book, such as `7a`. */
export type KindOfQuestions = (book: string) => readonly SeedQuestion[]

/** What is in the files `<book>-<name>.json` of a stage. */
export const kindOf =
  <Schema extends z.ZodMiniType>(
    stage: Stage,
    name: string,
    schema: Schema,
    build: (record: z.output<Schema>) => SeedQuestion,
  ): KindOfQuestions =>
  (book) =>
    readRecords(`server/content/english/${stage}/${book}-${name}.json`, schema).map(build)

/** All kinds except writings, whose criteria depend on the stage, in the order of a book. */
export const commonKinds = (stage: Stage, build: ReturnType<typeof englishBuilders>): readonly KindOfQuestions[] => [
  kindOf(stage, 'choices', choice, build.choice),
  kindOf(stage, 'readings', reading, build.reading),
  kindOf(stage, 'clozes', cloze, build.cloze),
  kindOf(stage, 'grammar-fills', grammarFill, build.grammarFill),
  kindOf(stage, 'words', dictation, build.word),
  kindOf(stage, 'sentences', dictation, build.sentence),
]
