import { messageOf } from '#api/client/failures.ts'
import { studentRecord } from '#api/contract/areas/student-record.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { memberPaths } from '#domain/member-paths.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { studentProductsTexts } from './student-products.texts.ts'
import css from './student-record.module.css'
import { useBookColumns, useFunctionColumns } from './use-product-columns.tsx'

export type Products = OutputOf<typeof studentRecord.products>

/** /member/product/{uid}: which books and functions a student has and until when, to look at (specification §2). */
export function StudentProductsScreen({ studentId }: { readonly studentId: number }) {
  const texts = useTexts(studentProductsTexts)
  const { data, error, refetch } = useEndpoint(studentRecord.products, { studentId })
  const title = data === undefined ? texts.title : texts.of(data.realname)
  const failed =
    data === undefined && error !== null ? (
      <FailedState why={messageOf(error)} onRetry={() => void refetch()} />
    ) : undefined
  return (
    <>
      <PageHead
        title={title}
        crumbs={[
          <a key="members" href={hrefOf(memberPaths.members)}>
            {texts.members}
          </a>,
          texts.title,
        ]}
        state={data && texts.account(data.username, data.studentNo)}
      />
      {failed ?? (
        <>
          <Books products={data} />
          <Functions products={data} />
        </>
      )}
    </>
  )
}

interface ProductsProps {
  /** Undefined while they are fetched. */
  readonly products: Products | undefined
}

function Books({ products }: ProductsProps) {
  const texts = useTexts(studentProductsTexts)
  const columns = useBookColumns()
  return (
    <section className={css['section']}>
      <h2>{texts.books}</h2>
      <Surface label={texts.books}>
        <DataTable
          label={texts.books}
          columns={columns}
          rows={products?.books ?? []}
          rowKey={({ courseId, bookId }) => `${courseId} ${bookId}`}
          loadingRows={products === undefined ? 2 : undefined}
          empty={<EmptyState title={texts.noBooks} why={texts.noBooksWhy} />}
          total={products && texts.bookTotal(products.books.length)}
        />
      </Surface>
    </section>
  )
}

function Functions({ products }: ProductsProps) {
  const texts = useTexts(studentProductsTexts)
  const columns = useFunctionColumns(nowOf(products))
  return (
    <section className={css['section']}>
      <h2>{texts.functions}</h2>
      <Surface label={texts.functions}>
        <DataTable
          label={texts.functions}
          columns={columns}
          rows={products?.functions ?? []}
          rowKey={({ funcId }) => funcId}
          loadingRows={products === undefined ? 2 : undefined}
          empty={<EmptyState title={texts.noFunctions} why={texts.noFunctionsWhy} />}
          total={products && texts.functionTotal(products.functions.length)}
        />
      </Surface>
    </section>
  )
}

/** The service's time, whatever the clock of this computer says. */
const nowOf = (products: Products | undefined): number => (products === undefined ? 0 : Date.parse(products.now))
