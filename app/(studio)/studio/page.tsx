import { getLocale } from 'next-intl/server';
import { studioFrameProps, studioMetadata } from '@/app/(studio)/studio-frame-props';
import type { SearchParams } from '@/app/error-screen';
import { ProductsScreen } from '@/components/studio/products/products-screen';
import { StudioFrame, StudioGapNotice } from '@/components/studio/studio-frame';
import { readStudioQuery, studioPaths } from '@/lib/domain/studio/studio-paths';
import { openStudioProducts } from '@/lib/loaders/pages/open-studio';

export const generateMetadata = () => studioMetadata('studio_title');

/** The products of a workgroup: `?workgroup=&search=&state=&page=`. */
export default async function StudioPage({ searchParams }: { searchParams: SearchParams }) {
  const query = readStudioQuery(await searchParams);
  const path = studioPaths.products(query);
  const interfaceLang = await getLocale();
  const { viewing, content } = await openStudioProducts(path, query, interfaceLang);
  const frame = await studioFrameProps(viewing, path);
  if ('kind' in content)
    return (
      <StudioFrame {...frame} page="products" workgroup={null} isAdministrator={false}>
        <StudioGapNotice gap={content} path={path} />
      </StudioFrame>
    );
  const { access, workgroup, isAdministrator, page } = content;
  return (
    <StudioFrame {...frame} workgroup={workgroup} isAdministrator={isAdministrator} page="products">
      <ProductsScreen access={access} workgroup={workgroup} page={page} query={query} interfaceLang={interfaceLang} />
    </StudioFrame>
  );
}
