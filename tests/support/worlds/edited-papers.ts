import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { readPaper } from '#domain/paper/xml/open-paper.ts'
import { writeAnswers } from '#domain/paper/xml/write-answers.ts'
import { writePaper } from '#domain/paper/xml/write-paper.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'

/** A paper as an editing page sends it. */
export const sentAs = (paper: Paper) => ({ paperXml: writePaper(paper), answerXml: writeAnswers(paper) })

/** Parses a paper from its two documents; throws if they are refused. */
export function readBack({ paperXml, answerXml }: ReturnType<typeof sentAs>): Paper {
  const reading = readPaper(paperXml, answerXml)
  if (!reading.ok) throw new Error(reading.refusal.reason)
  return reading.paper
}

/** The stored paper, parsed. */
export async function openedBy(teacher: TestClient, paperId: number) {
  const { paperXml, answerXml, ...rest } = await teacher.get(paperEditing.open, { paperId })
  return { ...rest, paper: readBack({ paperXml, answerXml }) }
}
