// Direct labels of the live figure: asks placeLabels where they can stand, close to where they stood a frame before.
import { useEffect, useMemo, useRef } from 'react';
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { type Placement, placeLabels } from '../../figure/placeLabels';
import { DirectLabels } from './DirectLabels';
import { labelScene } from './labelScene';
import { useScene } from './scene';

interface LabelLayerProps {
  narrow: boolean;
  /** Of text, against the usual size. */
  scale: number;
}

export function LabelLayer({ narrow, scale }: LabelLayerProps) {
  const { rows, audits, own } = useScene();
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  const area = usePlotArea();
  const previous = useRef<{ scene: string; placements: readonly Placement[] }>({ scene: '', placements: [] });
  const scene = `${own.axis}|${area?.width}|${area?.height}`;
  const placements = useMemo(() => {
    if (!xScale || !yScale || !area) return [];
    // another size or axis is another picture: its labels start afresh
    const before = previous.current.scene === scene ? previous.current.placements : [];
    const wanted = labelScene({ rows, audits, own, narrow, scale }, { xScale, yScale, area });
    return placeLabels({ ...wanted, previous: before });
  }, [xScale, yScale, area, rows, audits, own, narrow, scale, scene]);

  useEffect(() => {
    previous.current = { scene, placements };
  }, [scene, placements]);

  return <DirectLabels placements={placements} own={own} narrow={narrow} scale={scale} />;
}
