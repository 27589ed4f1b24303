import { ImportDone, ImportOver } from './components/import-ended.tsx'
import { Reading } from './components/reading.tsx'
import { Review } from './components/review.tsx'
import { usePaperImport } from './use-paper-import.ts'

export interface ReviewImportScreenProps {
  readonly paperImportId: number
}

/** One import: how far its reading is, then its questions beside the original, then what became of them. */
export function ReviewImportScreen({ paperImportId }: ReviewImportScreenProps) {
  // The service knows the subject of a file that it keeps.
  const review = usePaperImport({ subjectId: 0, paperImportId })
  const { step, context } = review
  switch (step) {
    case 'following':
      return <Reading review={review} />
    case 'reviewing':
    case 'confirming':
      return <Review review={review} />
    case 'cancelling':
      return context.info?.import.state === 'ready' ? <Review review={review} /> : <Reading review={review} />
    case 'done':
      return <ImportDone review={review} />
    default:
      return <ImportOver review={review} />
  }
}
