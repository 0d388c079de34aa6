/** A store's position in the drawing's units: hundredths of a degree, y pointing down. */
export type MapPoint = { readonly code: string; readonly x: number; readonly y: number };
export type MapView = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type MapSize = { readonly width: number; readonly height: number };
export type MapCluster = { readonly x: number; readonly y: number; readonly points: readonly MapPoint[] };

const unitsInDegree = 100;
/** The drawing's extent, see `tools/codegen/outline-of-indonesia.ts`. */
const frame = { left: 9200, right: 14_300, top: -2600, bottom: 3100 };
/**
 * The least width of a view. That of a list or of one store shows a coast, without which an inland
 * city is an empty field; anyone who zooms in on stores sees them apart.
 */
export const narrowestView = { list: 180, store: 300, zoom: 45 } as const;
/** The height of the strip with the "whole map" button, in pixels. */
const controlHeight = 68;
/** Padding around the stores. */
const margin = 0.18;

/**
 * Indonesia lies on the equator, so degrees are drawn unprojected: the error is under 2 % at its
 * southern edge.
 */
export function mapPoint(code: string, latitude: number, longitude: number): MapPoint {
  return { code, x: longitude * unitsInDegree, y: -latitude * unitsInDegree };
}

/**
 * The part of the map that shows all points, in its box's aspect ratio.
 * @param aspect width by height
 * @param narrowest the least width
 */
export function viewOf(points: readonly MapPoint[], aspect: number, narrowest: number): MapView {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = points.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [frame.left, frame.right];
  const [top, bottom] = points.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [frame.top, frame.bottom];
  const wanted = Math.max((right - left) * (1 + 2 * margin), (bottom - top) * (1 + 2 * margin) * aspect, narrowest);
  const width = Math.min(wanted, frame.right - frame.left, (frame.bottom - frame.top) * aspect);
  const height = width / aspect;
  return {
    x: within((left + right - width) / 2, frame.left, frame.right - width),
    y: within((top + bottom - height) / 2, frame.top, frame.bottom - height),
    width,
    height,
  };
}

/** The view of points that someone looks at, above a free strip at its foot. */
export function viewAbove(
  points: readonly MapPoint[],
  { width, height }: MapSize,
  reason: keyof typeof narrowestView,
): MapView {
  const free = Math.max(height - controlHeight, height / 2);
  const view = viewOf(points, width / free, narrowestView[reason]);
  return { ...view, height: (view.height * height) / free };
}

/**
 * Whether zooming in on the points parts their marks.
 * @param distance the least distance between marks in pixels
 */
export function spreads(points: readonly MapPoint[], size: MapSize, distance: number): boolean {
  const unit = viewAbove(points, size, "zoom").width / size.width;
  return clustersOf(points, distance * unit).length > 1;
}

export const isSeen = ({ x, y }: { readonly x: number; readonly y: number }, view: MapView): boolean =>
  x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/**
 * Groups points closer than `distance` under one mark at their centre, until all marks can be
 * pressed.
 */
export function clustersOf(points: readonly MapPoint[], distance: number): readonly MapCluster[] {
  let clusters = points.map((point) => clusterOf([point]));
  for (let pair = nearPair(clusters, distance); pair; pair = nearPair(clusters, distance)) {
    const [one, other] = pair;
    const joined = clusterOf([...one.points, ...other.points]);
    clusters = clusters.flatMap((cluster) => (cluster === other ? [] : [cluster === one ? joined : cluster]));
  }
  return clusters;
}

function nearPair(clusters: readonly MapCluster[], distance: number): readonly [MapCluster, MapCluster] | undefined {
  for (const [index, one] of clusters.entries()) {
    const other = clusters.slice(index + 1).find(({ x, y }) => Math.hypot(one.x - x, one.y - y) < distance);
    if (other) return [one, other];
  }
  return undefined;
}

function clusterOf(points: readonly MapPoint[]): MapCluster {
  const sum = points.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length, points };
}
