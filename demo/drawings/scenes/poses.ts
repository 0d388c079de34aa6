import type { Pose } from "./figure.ts";

/** Poses on a ground line at y = 560, each about 300 wide, middle at x = 200. */
export const running: Pose = {
  head: [250, 138],
  chest: [222, 210],
  pelvis: [196, 334],
  nearArm: [
    [160, 268],
    [214, 316],
  ],
  farArm: [
    [288, 262],
    [332, 212],
  ],
  nearLeg: [
    [284, 392],
    [250, 488],
    [300, 500],
  ],
  farLeg: [
    [160, 430],
    [66, 440],
    [62, 490],
  ],
};

export const running2: Pose = {
  head: [246, 142],
  chest: [220, 214],
  pelvis: [200, 336],
  nearArm: [
    [270, 268],
    [318, 226],
  ],
  farArm: [
    [160, 262],
    [186, 320],
  ],
  nearLeg: [
    [176, 436],
    [84, 470],
    [92, 520],
  ],
  farLeg: [
    [280, 402],
    [262, 508],
    [312, 516],
  ],
};

export const dribbling: Pose = {
  head: [236, 150],
  chest: [214, 222],
  pelvis: [190, 340],
  nearArm: [
    [150, 276],
    [120, 330],
  ],
  farArm: [
    [280, 270],
    [330, 290],
  ],
  nearLeg: [
    [250, 424],
    [300, 502],
    [346, 490],
  ],
  farLeg: [
    [170, 436],
    [120, 528],
    [164, 542],
  ],
};

export const smashing: Pose = {
  head: [214, 150],
  chest: [200, 224],
  pelvis: [212, 346],
  nearArm: [
    [150, 176],
    [176, 92],
  ],
  farArm: [
    [262, 206],
    [318, 166],
  ],
  nearLeg: [
    [262, 430],
    [224, 514],
    [262, 544],
  ],
  farLeg: [
    [170, 434],
    [100, 470],
    [84, 510],
  ],
};

export const shooting: Pose = {
  head: [222, 140],
  chest: [206, 216],
  pelvis: [200, 338],
  nearArm: [
    [222, 138],
    [258, 66],
  ],
  farArm: [
    [268, 168],
    [284, 84],
  ],
  nearLeg: [
    [226, 430],
    [206, 522],
    [246, 548],
  ],
  farLeg: [
    [196, 436],
    [160, 518],
    [196, 548],
  ],
};

export const defending: Pose = {
  head: [190, 160],
  chest: [204, 234],
  pelvis: [216, 346],
  nearArm: [
    [160, 180],
    [136, 96],
  ],
  farArm: [
    [132, 262],
    [82, 236],
  ],
  nearLeg: [
    [262, 436],
    [246, 536],
    [204, 548],
  ],
  farLeg: [
    [168, 430],
    [150, 534],
    [108, 546],
  ],
};

export const climbing: Pose = {
  head: [262, 150],
  chest: [232, 218],
  pelvis: [192, 330],
  nearArm: [
    [206, 290],
    [262, 318],
  ],
  farArm: [
    [292, 268],
    [330, 232],
  ],
  nearLeg: [
    [284, 372],
    [286, 462],
    [336, 466],
  ],
  farLeg: [
    [150, 434],
    [84, 508],
    [132, 528],
  ],
};

export const warrior: Pose = {
  head: [212, 150],
  chest: [204, 226],
  pelvis: [204, 350],
  nearArm: [
    [112, 232],
    [24, 230],
  ],
  farArm: [
    [296, 228],
    [386, 226],
  ],
  nearLeg: [
    [312, 424],
    [316, 532],
    [366, 544],
  ],
  farLeg: [
    [110, 450],
    [16, 534],
    [-8, 548],
  ],
};

/** Upright and unhurried. */
export const walking: Pose = {
  head: [220, 138],
  chest: [208, 214],
  pelvis: [202, 338],
  nearArm: [
    [182, 280],
    [198, 340],
  ],
  farArm: [
    [238, 276],
    [268, 322],
  ],
  nearLeg: [
    [226, 438],
    [248, 532],
    [290, 540],
  ],
  farLeg: [
    [188, 440],
    [146, 520],
    [182, 550],
  ],
};

/** On a saddle at (215, 250), with the hands on a bar at (390, 222) and the feet on the pedals. */
export const cycling: Pose = {
  head: [312, 66],
  chest: [276, 136],
  pelvis: [214, 242],
  nearArm: [
    [322, 204],
    [384, 222],
  ],
  farArm: [
    [350, 192],
    [396, 222],
  ],
  nearLeg: [
    [306, 316],
    [268, 428],
    [316, 440],
  ],
  farLeg: [
    [304, 278],
    [246, 374],
    [292, 386],
  ],
};

/** Standing with a bottle at the mouth. */
export const drinking: Pose = {
  head: [212, 134],
  chest: [200, 212],
  pelvis: [200, 340],
  nearArm: [
    [262, 262],
    [282, 166],
  ],
  farArm: [
    [252, 286],
    [218, 346],
  ],
  nearLeg: [
    [184, 440],
    [172, 536],
    [212, 546],
  ],
  farLeg: [
    [232, 440],
    [242, 532],
    [284, 544],
  ],
};
