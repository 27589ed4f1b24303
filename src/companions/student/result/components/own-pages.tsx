import { Box, Button, Group } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { DrawnShapes } from '#parts/annotations/drawn-shapes.tsx'
import { MarkedPage } from '#parts/marked-page/marked-page.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { type Drawings, drawnOn, type OwnPage } from '../own-marks.ts'
import type { AssignmentResult } from '../result-items.ts'
import { resultTexts } from '../result.texts.ts'
import { Moving } from './moving.tsx'

export interface OwnPagesProps {
  readonly pages: readonly OwnPage[]
  readonly drawings: Drawings
  readonly result: AssignmentResult
}

/** The student's sheet as the teacher returned it: each page with its marks and drawings, to be enlarged. */
export function OwnPages({ pages, drawings, result }: OwnPagesProps) {
  const texts = useTexts(resultTexts)
  const [isLarge, setIsLarge] = useState(false)
  if (pages.length === 0) return null
  return (
    <Box component="section" aria-label={texts.sheet} mb={12}>
      <Group justify="space-between" px={4} pb={4}>
        <h2>{texts.sheet}</h2>
        <Button
          size="lg"
          variant="subtle"
          leftSection={<Icon name="search" small />}
          onClick={() => setIsLarge(!isLarge)}
        >
          {isLarge ? texts.smaller : texts.larger}
        </Button>
      </Group>
      {pages.map((page) => (
        <PageBox key={page.scanPageId} label={texts.page(page.sheetPage)} isLarge={isLarge}>
          <MarkedPage scanPageId={page.scanPageId} sheetPage={page.sheetPage} marks={page.marks}>
            <DrawnShapes label={texts.drawn} shapes={drawnOn(page, pages, drawings, result)} />
          </MarkedPage>
        </PageBox>
      ))}
    </Box>
  )
}

interface PageBoxProps {
  readonly label: string
  readonly isLarge: boolean
  readonly children: ReactNode
}

/** A page as wide as the screen, or a wider one that scrolls. */
const PageBox = ({ label, isLarge, children }: PageBoxProps) =>
  isLarge ? (
    <Moving label={label}>
      <Box w="230%">{children}</Box>
    </Moving>
  ) : (
    <Box mb={12}>{children}</Box>
  )
