import { Box } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { PhonePage } from '../page/phone-page.tsx'
import { Who } from '../page/who.tsx'
import { scanTexts } from './scan.texts.ts'
import type { PhoneScan } from './use-phone-scan.ts'
import css from './scan.module.css'

/** Shown during the request: placeholders for picture, heading and facts, so that nothing jumps when they arrive. */
export function WaitingScreen({ scan }: { readonly scan: PhoneScan }) {
  const texts = useTexts(scanTexts)
  return (
    <PhonePage aside={<Who teacher={scan.teacher} />}>
      <div role="status">
        <span className="visually-hidden">{texts.waiting}</span>
        <Box className={css['picture'] ?? ''} w={72} h={72} bdrs="50%" bg="var(--paper-2)" />
        <Box w="80%" h={30} mt={20} bdrs="var(--r-3)" bg="var(--paper-2)" />
        <Box h={210} mt={54} bdrs="var(--r-3)" bg="var(--paper-2)" />
      </div>
    </PhonePage>
  )
}
