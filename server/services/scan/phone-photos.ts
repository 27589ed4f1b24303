import type { PhonePhoto } from '#api/contract/groups/phone-sheets.ts'
import { problemsOf } from '#domain/scan/page-problems.ts'
import { aliasOfPage, type Aliases } from './aliases.ts'
import type { FoundPage } from './scan-pages.ts'

/** Photos listed: about as many as anybody scrolls through on a phone. */
const most = 60

/** What became of the pages that somebody uploaded last, newest first, without those left out. */
export function newestPhotos(pages: readonly FoundPage[], uploaderId: number, aliases: Aliases | null): PhonePhoto[] {
  const problems = problemsOf(pages)
  return pages
    .filter((page) => page.uploaderId === uploaderId)
    .map((page, index) => ({ ...page, number: index + 1 }))
    .filter(({ isLeftOut }) => !isLeftOut)
    .slice(-most)
    .toReversed()
    .map(({ scanPageId, number, state, sheetPage, uid, realname }) => ({
      scanPageId,
      number,
      state,
      problem: problems.get(scanPageId)?.kind ?? null,
      sheetPage,
      realname: aliases === null ? realname : aliasOfPage(aliases, uid, problems.get(scanPageId) ?? null),
    }))
}
