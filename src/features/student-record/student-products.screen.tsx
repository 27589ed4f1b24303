import { Box } from '@mantine/core'
import { studentRecord } from '#api/contract/groups/student-record.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import type { Fetched } from '#ui/fetched/fetched.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { List } from '#ui/list-page/list.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { studentProductsTexts } from './student-products.texts.ts'
import { useBookColumns } from './use-product-columns.tsx'

type Products = OutputOf<typeof studentRecord.products>

/** /member/product/{uid}: which books a student has and until when, read-only (specification §2). */
export function StudentProductsScreen({ studentId }: { readonly studentId: number }) {
  const texts = useTexts(studentProductsTexts)
  const query = useEndpoint(studentRecord.products, { studentId })
  const { data } = query
  const products = fetchedOf(query)
  const members = (
    <a key="members" href={hrefOf(memberPaths.members)}>
      {texts.members}
    </a>
  )
  return (
    <>
      <PageHead
        title={data === undefined ? texts.title : texts.of(data.realname)}
        crumbs={[members, texts.title]}
        state={data && texts.account(data.username, data.studentNo)}
      />
      {products.failure === null ? (
        <Books products={products} />
      ) : (
        <FailedState why={products.failure} onRetry={products.onRetry} />
      )}
    </>
  )
}

interface ProductsProps {
  readonly products: Fetched<Products>
}

function Books({ products }: ProductsProps) {
  const texts = useTexts(studentProductsTexts)
  return (
    <Box component="section" mt={20}>
      <Box component="h2" mb={10}>
        {texts.books}
      </Box>
      <List
        label={texts.books}
        rows={{ ...products, value: products.value?.books }}
        rowKey={({ courseId, bookId }) => `${courseId} ${bookId}`}
        columns={useBookColumns()}
        skeletonRows={2}
        empty={{ title: texts.noBooks, why: texts.noBooksWhy }}
        total={({ length }) => texts.bookTotal(length)}
      />
    </Box>
  )
}
