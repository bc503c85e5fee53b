import { newStore } from '#store.ts';

export const placeOfBanners = newStore<Element | null>(null);

const stand = placeOfBanners.write;

/** Container of banners in the flow of the page, so that they cover nothing. */
export const BannerPlace = () => <div ref={stand} />;
