import { ImportDone, ImportOver } from './components/import-ended.tsx'
import { Reading } from './components/reading.tsx'
import { Review } from './components/review.tsx'
import { usePaperImport } from './use-paper-import.ts'

export interface ReviewImportScreenProps {
  readonly paperImportId: number
}

/** One import: the progress of reading, then the questions next to the original, then the outcome. */
export function ReviewImportScreen({ paperImportId }: ReviewImportScreenProps) {
  // The service knows the subject of a stored file.
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
