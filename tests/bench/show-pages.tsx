import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'

type Pages = Readonly<Record<string, () => ReactNode>>

/** Starts a bench page: each of the given pages is shown, inside the app's providers, when its button is pressed. */
export function showPages(pages: Pages, around: (page: ReactNode) => ReactNode = (page) => page): void {
  const container = document.querySelector('#root')
  if (container) createRoot(container).render(<PodiumTheme>{around(<Choice pages={pages} />)}</PodiumTheme>)
}

function Choice({ pages }: { readonly pages: Pages }) {
  const [shown, setShown] = useState('')
  return (
    <>
      {Object.keys(pages).map((name) => (
        <button key={name} type="button" data-show={name} onClick={() => setShown(name)}>
          {name}
        </button>
      ))}
      {pages[shown]?.()}
    </>
  )
}
