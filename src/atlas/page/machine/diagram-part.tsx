import { useMemo, useRef } from "react";
import FoldVertical from "lucide-react/icons/fold-vertical";
import Play from "lucide-react/icons/play";
import UnfoldVertical from "lucide-react/icons/unfold-vertical";
import Waypoints from "lucide-react/icons/waypoints";
import { useNavigate, type To } from "react-router-dom";
import type { Elements } from "../../../ui/kit/elements.ts";
import { Button } from "../../../ui/kit/buttons/button.tsx";
import { LinkButton } from "../../../ui/kit/buttons/link-button.tsx";
import type { AtlasMachine, IrTransition } from "../../model/atlas-model.ts";
import { isStateId, layers, pathOf, writeAddress, type Layer } from "../address.ts";
import { StateCard } from "../card/state-card.tsx";
import { TransitionCard } from "../card/transition-card.tsx";
import { DiagramView } from "../diagram/diagram-view.tsx";
import { neighbourLayout } from "../diagram/neighbours.ts";
import {
  changesPaint,
  coveragePaint,
  faultsPaint,
  paintClosed,
  plainPaint,
  type Paint,
} from "../diagram/paint.ts";
import { labels } from "../labels.ts";
import { LayerNote } from "./layer-note.tsx";
import type { LookedAt } from "./looked-at.ts";
import css from "./machine.module.css";
import { SaveMenu } from "./save-menu.tsx";
import { Segments } from "./segments.tsx";
import { layoutOf, shownFold } from "./shown-layout.ts";
import { isInBuild, nearTransitions, shownMachine } from "./shown-machine.ts";
import type { AddressOfMachine } from "./use-machine-address.ts";

export interface DiagramPartProps {
  readonly machine: AtlasMachine;
  readonly place: AddressOfMachine;
  readonly looked: LookedAt;
  readonly arrowHref: (transition: IrTransition) => To;
}

const paintOf = ({ coverage, faults, diff }: AtlasMachine, layer: Layer): Paint => {
  switch (layer) {
    case "plain":
      return plainPaint;
    case "coverage":
      return coveragePaint(coverage);
    case "faults":
      return faultsPaint(faults);
    case "changes":
      return diff === null ? plainPaint : changesPaint(diff);
  }
};

const layerOptions = layers.map((value) => ({ value, label: labels.machine.layers[value] }));

/** The card of the selection, if any. */
const Chosen = ({
  machine,
  place,
  looked: { stateId, transition },
  arrowHref,
}: DiagramPartProps): Elements => {
  const navigate = useNavigate();
  const { ir, layouts } = shownMachine(machine, place.address);
  const state = ir.states.find(({ id }) => id === stateId);
  const close = (): void => {
    // The folding stays, so that the focus can return to the box.
    const fold = layouts.folded === null ? undefined : shownFold(layouts, place.address, stateId);
    void navigate({
      pathname: pathOf(ir.name),
      search: writeAddress({ ...place.address, arrow: undefined, whole: false, fold }),
    });
    document.getElementById(`box-${stateId}`)?.focus({ preventScroll: true });
  };
  if (transition !== undefined)
    return (
      <TransitionCard
        key={transition.id}
        machine={machine}
        transition={transition}
        stateHref={place.stateHref}
        arrowHref={arrowHref}
        onClose={close}
      />
    );
  if (state === undefined) return null;
  const closed =
    layoutOf(layouts, shownFold(layouts, place.address, stateId)).boxes.find((box) => box.state === stateId)
      ?.folded === true;
  return (
    <StateCard
      key={state.id}
      machine={machine}
      state={state}
      {...(closed && isStateId(stateId) && { insideHref: place.changed({ fold: stateId }) })}
      stateHref={place.stateHref}
      arrowHref={arrowHref}
      simulateHref={place.changed({
        simulating: true,
        also: "",
        steps: "",
        layer: "plain",
        arrow: undefined,
      })}
      onClose={close}
    />
  );
};

/** The diagram with its layers, and the card of the selection. */
export const DiagramPart = (props: DiagramPartProps) => {
  const {
    machine,
    place,
    looked: { stateId, transition: chosenArrow },
    arrowHref,
  } = props;
  const svg = useRef<SVGSVGElement>(null);
  const { address, change } = place;
  const { ir, layouts } = shownMachine(machine, address);
  const fold = shownFold(layouts, address, stateId);
  const whole = layoutOf(layouts, fold);
  // Transitions of the machine itself are everywhere: it has no neighbours.
  const canBeAlone = isStateId(stateId);
  const alone = address.only && canBeAlone;
  const layout = useMemo(
    () =>
      alone
        ? neighbourLayout(
            whole,
            stateId,
            nearTransitions(ir, stateId, undefined) ?? new Set(),
            ir.transitions,
          )
        : whole,
    [alone, whole, stateId, ir],
  );
  const closed = whole.boxes.filter((box) => box.folded).map(({ state }) => state);
  const chosen = stateId !== "" || chosenArrow !== undefined;
  return (
    <div className={css["split"]} data-chosen={chosen}>
      <DiagramView
        ir={ir}
        layout={layout}
        paint={paintClosed(paintOf(machine, address.layer), ir, closed)}
        zoom={address.zoom}
        onZoom={(zoom) => change({ zoom }, "replace")}
        selectedState={stateId === "" ? undefined : stateId}
        selectedArrow={chosenArrow?.id}
        near={nearTransitions(ir, stateId, chosenArrow?.id)}
        stateHref={place.stateHref}
        press={(transition) => ({ _tag: "Open", to: arrowHref(transition) })}
        note={<LayerNote layer={address.layer} machine={machine} arrowHref={arrowHref} />}
        svg={svg}
        tools={
          <>
            <Segments
              label={labels.machine.layer}
              options={layerOptions}
              value={address.layer}
              onChange={(layer) => change({ layer })}
            />
            {layouts.folded !== null && fold !== "open" && (
              <Button icon={UnfoldVertical} onClick={() => change({ fold: "open" })}>
                {labels.diagram.unfold}
              </Button>
            )}
            {layouts.folded !== null && fold !== "closed" && (
              <Button icon={FoldVertical} onClick={() => change({ fold: "closed" })}>
                {labels.diagram.fold}
              </Button>
            )}
            {canBeAlone && (
              <Button icon={Waypoints} onClick={() => change({ only: !address.only, zoom: undefined })}>
                {address.only ? labels.diagram.allStates : labels.diagram.neighbours}
              </Button>
            )}
            {isInBuild(machine, ir.id) && (
              <LinkButton
                to={place.changed({
                  simulating: true,
                  also: "",
                  steps: "",
                  layer: "plain",
                  arrow: undefined,
                })}
                icon={Play}
              >
                {labels.machine.simulate}
              </LinkButton>
            )}
            <SaveMenu machine={machine} svg={svg} />
          </>
        }
      />
      <Chosen {...props} />
    </div>
  );
};
